import type { PointsItem, PointsSheet, Words } from './sheet-definition.ts';
import { NO_WORDS } from './words.ts';

const words = (en: string, es: string, fr: string, it: string): Words => ({
  ...NO_WORDS,
  en,
  es,
  fr,
  it,
});

const item = (
  key: string,
  maximum: number,
  name: Words,
  note: Words | null = null,
): PointsItem => ({ kind: 'points', key, maximum, name, note });

/**
 * The competition sheet of 100 points: 35 for the smell, 45 in the mouth, 20 for harmony,
 * complexity and persistence (SHT-1, M-SHEET). The blocks are those of the great competitions; the
 * items and their maxima are Verdial's convention.
 */
export const AWARD_100: PointsSheet = {
  id: 'award-100',
  version: 1,
  form: 'points',
  needs: { heatingDevice: false, calibration: false },
  name: words(
    'Competition sheet, 100 points',
    'Hoja de concurso, 100 puntos',
    'Feuille de concours, 100 points',
    'Scheda di concorso, 100 punti',
  ),
  blocks: [
    {
      key: 'A',
      name: words('Olfactory', 'Olfativa', 'Olfactive', 'Olfattiva'),
      items: [
        item(
          'smell-fruity',
          15,
          words(
            'Fruitiness of olives',
            'Frutado de aceituna',
            'Fruité d’olive',
            'Fruttato di oliva',
          ),
          words('green or ripe', 'verde o maduro', 'vert ou mûr', 'verde o maturo'),
        ),
        item(
          'smell-fruits',
          10,
          words('Other fruits', 'Otras frutas', 'Autres fruits', 'Altri frutti'),
        ),
        item(
          'smell-greens',
          5,
          words(
            'Leaf, grass, other greens',
            'Hoja, hierba, otros verdes',
            'Feuille, herbe, autres notes vertes',
            'Foglia, erba, altre note verdi',
          ),
        ),
        item(
          'smell-harmony',
          5,
          words(
            'Harmony of the smell',
            'Armonía en nariz',
            'Harmonie au nez',
            'Armonia all’olfatto',
          ),
        ),
      ],
    },
    {
      key: 'B',
      name: words(
        'Taste and retronasal',
        'Gustativa y retronasal',
        'Gustative et rétronasale',
        'Gustativa e retronasale',
      ),
      items: [
        item(
          'taste-fruity',
          15,
          words(
            'Fruitiness of olives',
            'Frutado de aceituna',
            'Fruité d’olive',
            'Fruttato di oliva',
          ),
          words('in the mouth', 'en boca', 'en bouche', 'in bocca'),
        ),
        item('taste-bitter', 10, words('Bitter', 'Amargo', 'Amer', 'Amaro')),
        item('taste-pungent', 10, words('Pungent', 'Picante', 'Piquant', 'Piccante')),
        item(
          'taste-balance',
          10,
          words(
            'Balance of bitter and pungent',
            'Equilibrio de amargo y picante',
            'Équilibre entre amer et piquant',
            'Equilibrio tra amaro e piccante',
          ),
        ),
      ],
    },
    {
      key: 'C',
      name: words(
        'Harmony, complexity, persistence',
        'Armonía, complejidad, persistencia',
        'Harmonie, complexité, persistance',
        'Armonia, complessità, persistenza',
      ),
      items: [
        item('harmony', 8, words('Harmony', 'Armonía', 'Harmonie', 'Armonia')),
        item('complexity', 6, words('Complexity', 'Complejidad', 'Complexité', 'Complessità')),
        item('persistence', 6, words('Persistence', 'Persistencia', 'Persistance', 'Persistenza')),
      ],
    },
  ],
};
