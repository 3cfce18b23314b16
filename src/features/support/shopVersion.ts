/** Which build of the shop the page runs: the hash in the name of its first script. */
export function shopVersion(): string {
  const scripts = [...document.scripts].map(({ src }) => src);
  const [, hash] = /\/assets\/(?:main|staff)\.(\w+)\.js/.exec(scripts.join(' ')) ?? [];
  return hash ?? 'development';
}
