let taken = '';

/** The code of the mailed link that the page was opened by; from then on it stands in no address. */
export function takeInvitationCode(): string {
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code');
  if (code !== null) {
    taken = code;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return taken;
}
