import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Design tokens of colour, by role. A component uses a role, never a raw colour; both colour
 * schemes give each role a value. Contrast is computed in light and dark: text 4.5 or more, edges
 * and marks 3 or more on every background.
 */
export const color = createGlobalThemeContract({
  ground: 'ground',
  surface: 'surface',
  raised: 'raised',
  sunken: 'sunken',
  ink: 'ink',
  ink2: 'ink-2',
  ink3: 'ink-3',
  hair: 'hair',
  edge: 'edge',
  action: 'action',
  actionHover: 'action-hover',
  actionPress: 'action-press',
  onAction: 'on-action',
  actionTint: 'action-tint',
  actionTint2: 'action-tint-2',
  actionEdge: 'action-edge',
  own: 'own',
  ownMark: 'own-mark',
  ownTint: 'own-tint',
  ownTint2: 'own-tint-2',
  ownEdge: 'own-edge',
  ok: 'ok',
  okTint: 'ok-tint',
  caution: 'caution',
  cautionMark: 'caution-mark',
  cautionTint: 'caution-tint',
  stop: 'stop',
  stopMark: 'stop-mark',
  stopTint: 'stop-tint',
  quiet: 'quiet',
  scaleLine: 'scale-line',
  scaleMark: 'scale-mark',
  segment: 'segment',
  who1: 'who-1',
  who2: 'who-2',
  who3: 'who-3',
  who4: 'who-4',
  scrim: 'scrim',
});

/** Name of a colour role. */
export type ColorRole = keyof typeof color;
