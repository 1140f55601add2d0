import 'react';

// Styles may set a custom property: how a measured value (a place on a line, a size) reaches a stylesheet.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
