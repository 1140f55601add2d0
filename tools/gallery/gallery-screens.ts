import { BOOTH_SCREENS } from './booth-screens.ts';
import { DESK_SCREENS } from './desk-screens.ts';
import { DOOR_SCREENS } from './door-screens.ts';
import type { GalleryScreens } from './gallery-screen.ts';
import { QUALITY_SCREENS } from './quality-screens.ts';
import { RECORDS_SCREENS } from './records-screens.ts';

/** Every screen of the product, by area. */
export const ROOMS: Readonly<Record<string, GalleryScreens>> = {
  Entrance: DOOR_SCREENS,
  Desk: DESK_SCREENS,
  'Reports and own sheets': RECORDS_SCREENS,
  'Quality room': QUALITY_SCREENS,
  Booth: BOOTH_SCREENS,
};

/** Every screen of the product, by the name of its picture folder. */
export const GALLERY: GalleryScreens = {
  ...DOOR_SCREENS,
  ...DESK_SCREENS,
  ...RECORDS_SCREENS,
  ...QUALITY_SCREENS,
  ...BOOTH_SCREENS,
};
