const ID = /^[\w-]{6,20}$/;

/**
 * Returns the video id of a YouTube URL or of a plain id.
 * @returns undefined for any other text
 */
export function videoIdOf(link: string): string | undefined {
  if (ID.test(link)) return link;
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const last = pathname.split('/').at(-1) ?? '';
  const isHost = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host);
  const id = pathname === '/watch' ? (searchParams.get('v') ?? '') : last;
  return isHost && ID.test(id) ? id : undefined;
}
