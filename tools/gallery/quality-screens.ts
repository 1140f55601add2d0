import { type GalleryScreen, type GalleryScreens, WHY } from './gallery-screen.ts';

const page = (title: string, path: string, search = ''): GalleryScreen => ({
  title,
  route: `/intra/quality${path}`,
  who: 'leader',
  address: `/intra/quality${path}${search}`,
  without: { many: WHY.periods, nonsense: WHY.noForm },
});

/** The screens of quality control. */
export const QUALITY_SCREENS: GalleryScreens = {
  quality: page('Quality', ''),
  'panel-precision': page('Panel precision', '/panelprecision'),
  'panel-deviation': page('Panel deviation', '/paneldeviation'),
  'taster-precision': page('Taster precision', '/tasterprecision', '?taster={tasterCode}'),
  'taster-deviation': page('Taster deviation', '/tasterdeviation', '?taster={tasterCode}'),
  'taster-reference': page(
    'Deviation from the reference',
    '/tasterdeviation/reference',
    '?taster={tasterCode}',
  ),
  evolution: page('Evolution', '/tasterevolution', '?taster={tasterCode}'),
  competence: page('Competence', '/tastercompetence'),
  aids: page('Aids', '/aids', '?attribute=fruity'),
  training: page('Training', '/training'),
};
