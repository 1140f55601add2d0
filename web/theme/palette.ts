/**
 * Raw colour palette behind the roles, for swatches and drawings of the glass. A component uses a
 * role instead.
 */
export const palette = {
  cobalt: {
    50: '#EFF3FC',
    100: '#DEE7F9',
    200: '#BFD0F3',
    300: '#93AFE9',
    400: '#6488DA',
    500: '#3B64C8',
    600: '#1E47AF',
    700: '#17388D',
    800: '#132D6F',
    900: '#0E204F',
  },
  olive: {
    50: '#F5F6EB',
    100: '#E8EBD3',
    200: '#D2D8A9',
    300: '#B3BC77',
    400: '#919C4C',
    500: '#727D33',
    600: '#586225',
    700: '#464E1F',
    800: '#363D1B',
    900: '#262B15',
  },
  stone: {
    0: '#FEFDFB',
    50: '#F8F7F4',
    100: '#F2F0EB',
    150: '#EAE7E0',
    200: '#DEDAD1',
    300: '#C4BFB3',
    400: '#9C968A',
    500: '#7B756A',
    600: '#5D584F',
    700: '#45413A',
    800: '#302D28',
    850: '#262420',
    900: '#1C1A18',
    950: '#131211',
  },
} as const;
