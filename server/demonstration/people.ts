/** A person of the demonstration panel. None of them exists. */
export type Person = { readonly firstName: string; readonly lastName: string };

/** The panel, its leader and its assistant. */
export const PANEL = {
  name: 'Panel de la Sierra',
  leader: { firstName: 'Elena', lastName: 'Marín', username: 'leader' },
  assistant: { firstName: 'Tomás', lastName: 'Rueda', username: 'assistant' },
} as const;

/** The fourteen tasters. */
export const TASTERS: readonly Person[] = [
  { firstName: 'Alba', lastName: 'Castillo' },
  { firstName: 'Bruno', lastName: 'Navarro' },
  { firstName: 'Carmen', lastName: 'Ortega' },
  { firstName: 'Diego', lastName: 'Salas' },
  { firstName: 'Estrella', lastName: 'Vega' },
  { firstName: 'Fermín', lastName: 'Luque' },
  { firstName: 'Giulia', lastName: 'Bassi' },
  { firstName: 'Hugo', lastName: 'Molina' },
  { firstName: 'Irene', lastName: 'Prado' },
  { firstName: 'Julien', lastName: 'Mercier' },
  { firstName: 'Lucía', lastName: 'Campos' },
  { firstName: 'Mateo', lastName: 'Rivas' },
  { firstName: 'Nora', lastName: 'Whitfield' },
  { firstName: 'Óscar', lastName: 'Peña' },
];
