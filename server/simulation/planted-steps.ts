import type { Step } from './script.ts';

/**
 * The steps that reproduce a planted fault which random scripts meet too rarely, and the promise
 * that is broken.
 */
export type PlantedFault = readonly [steps: readonly Step[], promise: string];

/**
 * Planted faults with fixed steps. A new operation changes what every seed plays, but leaves these
 * found.
 */
export const PLANTED_STEPS: Readonly<Record<string, PlantedFault>> = {
  'a change is applied before the answer that it follows': [
    [
      { act: 'fill the disk', who: 926, what: 240_138, turns: 0, seed: 1_302_905_241 },
      { act: 'sign', who: 313, what: 777_265, turns: 0, seed: 1_881_106_368 },
      { act: 'sign', who: 338, what: 716_013, turns: 0, seed: 899_133_123 },
      { act: 'kill silently', who: 253, what: 648_566, turns: 0, seed: 1_558_979_267 },
      { act: 'mark', who: 607, what: 965_524, turns: 2, seed: 16_152_338 },
      { act: 'cut', who: 253, what: 916_413, turns: 0, seed: 1_121_449_426 },
      { act: 'stall', who: 383, what: 688_393, turns: 5, seed: 1_297_920_419 },
      { act: 'reload', who: 962, what: 438_894, turns: 5, seed: 1_879_336_779 },
      { act: 'mend', who: 589, what: 82_243, turns: 2, seed: 176_834_617 },
      { act: 'mark', who: 187, what: 579_208, turns: 8, seed: 50_333_934 },
      { act: 'reload', who: 971, what: 615_794, turns: 1, seed: 1_392_039_621 },
      { act: 'back up', who: 173, what: 914_546, turns: 29, seed: 1_662_124_817 },
      { act: 'reload', who: 83, what: 196_366, turns: 5, seed: 1_796_198_331 },
      { act: 'wipe', who: 636, what: 204_329, turns: 0, seed: 1_619_750_898 },
      { act: 'kill', who: 567, what: 211_906, turns: 6, seed: 2_082_089_069 },
      { act: 'kill', who: 218, what: 655_749, turns: 0, seed: 2_051_352_618 },
    ],
    'SYN-9',
  ],
  'what begins beyond what is known is applied': [
    [
      { act: 'mark', who: 139, what: 21_504, turns: 6, seed: 1_976_344_906 },
      { act: 'comment', who: 994, what: 543_999, turns: 0, seed: 370_583_897 },
      { act: 'kill', who: 712, what: 678_472, turns: 13, seed: 1_210_287_961 },
      { act: 'sign', who: 4, what: 515_132, turns: 0, seed: 1_252_685_082 },
    ],
    'KEE-7',
  ],
  'a process stores into what another has closed': [
    [
      { act: 'start', who: 918, what: 764_531, turns: 0, seed: 1_200_041_318 },
      { act: 'reload', who: 425, what: 511_116, turns: 19, seed: 1_298_060_730 },
      { act: 'mark', who: 294, what: 927_214, turns: 0, seed: 1_507_098_095 },
      { act: 'seal', who: 698, what: 625_827, turns: 0, seed: 1_122_700_691 },
      { act: 'mend', who: 971, what: 595_529, turns: 0, seed: 1_828_983_336 },
      { act: 'cut', who: 720, what: 110_247, turns: 0, seed: 844_111_335 },
      { act: 'mark', who: 325, what: 424_922, turns: 0, seed: 70_239_658 },
      { act: 'free the disk', who: 17, what: 342_371, turns: 0, seed: 596_245_544 },
      { act: 'go on', who: 807, what: 684_962, turns: 0, seed: 317_104_316 },
      { act: 'settle', who: 750, what: 137_755, turns: 0, seed: 386_889_786 },
      { act: 'mark', who: 546, what: 634_710, turns: 0, seed: 1_030_495_035 },
      { act: 'fail a commit', who: 68, what: 203_434, turns: 0, seed: 141_504_808 },
      { act: 'cut', who: 850, what: 220_131, turns: 5, seed: 298_004_321 },
      { act: 'mark', who: 359, what: 388_137, turns: 0, seed: 542_003_749 },
      { act: 'half open', who: 358, what: 224_401, turns: 0, seed: 1_339_622_090 },
      { act: 'plan', who: 164, what: 562_408, turns: 0, seed: 195_522_945 },
      { act: 'forge the desk', who: 84, what: 663_480, turns: 0, seed: 1_874_670_703 },
      { act: 'mend', who: 611, what: 125_046, turns: 0, seed: 1_517_745_968 },
      { act: 'mark', who: 305, what: 859_784, turns: 0, seed: 1_241_863_094 },
      { act: 'start', who: 960, what: 253_031, turns: 0, seed: 1_556_382_285 },
      { act: 'end', who: 238, what: 854_595, turns: 0, seed: 1_939_902_430 },
      { act: 'sign', who: 151, what: 968_364, turns: 0, seed: 1_014_773_674 },
      { act: 'comment', who: 343, what: 301_503, turns: 0, seed: 1_459_536_856 },
      { act: 'mark', who: 139, what: 142_396, turns: 0, seed: 822_956_849 },
      { act: 'start', who: 255, what: 781_458, turns: 0, seed: 629_838_942 },
      { act: 'mark', who: 453, what: 438_619, turns: 0, seed: 125_195_969 },
      { act: 'settle', who: 104, what: 167_831, turns: 0, seed: 1_763_594_747 },
      { act: 'sign', who: 439, what: 453_322, turns: 0, seed: 1_855_425_327 },
      { act: 'kill', who: 78, what: 892_708, turns: 26, seed: 754_400_356 },
    ],
    'KEE-8',
  ],
  'what was never stored stays before who only reads': [
    [
      { act: 'back up', who: 238, what: 30_238, turns: 0, seed: 1_247_819_333 },
      { act: 'close the session', who: 582, what: 479_614, turns: 28, seed: 124_308_858 },
      { act: 'restore', who: 311, what: 387_752, turns: 0, seed: 5_362_528 },
    ],
    'SCA-1',
  ],
  'a value is taken that is out of its bounds': [
    [{ act: 'forge the desk', who: 247, what: 87_478, turns: 0, seed: 343_247_535 }],
    'SEC-90',
  ],
};
