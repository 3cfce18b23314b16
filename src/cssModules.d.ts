declare module '*.module.css' {
  /** Class names as written in the file, each with the name it has in the bundle. */
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';
