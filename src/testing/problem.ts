export function problem(status: number, detail: string, errors?: Record<string, string>): Response {
  const body = { type: 'about:blank', title: detail, status, detail, ...(errors && { errors }) };
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(body), { status, headers });
}
