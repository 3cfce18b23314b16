const cssClassNames = new Proxy<Readonly<Record<string, string>>>(
  {},
  { get: (_names, name) => (typeof name === 'string' ? name : undefined) },
);

export default cssClassNames;
