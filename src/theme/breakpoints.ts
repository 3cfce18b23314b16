/** Widths in CSS pixels. Media queries in style sheets use the same widths (scripts/styleSheets.test.ts). */
export const breakpoints = { xs: 0, sm: 578, md: 768, lg: 1024, xl: 1200 };
