import 'react';

// Styles may set CSS custom properties, which pass a measured value (a position, a size) to a style
// sheet.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
