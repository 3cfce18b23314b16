import { withBrowser, withSlowPhone, openSettled } from './browser.ts';
const url = 'http://127.0.0.1:' + (process.env.PORT ?? '3100');
const address = process.argv[2] ?? '/shop';
const tap = process.argv[3];
await withBrowser((browser) => withSlowPhone(browser, async (page) => {
  const s = await page.context().newCDPSession(page);
  const events: any[] = [];
  s.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
  const start = () => s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline','loading'] } } as any);
  if (!tap) await start();
  await openSettled(page, url + address);
  if (tap) {
    const target = page.locator(tap).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await start();
    await target.tap();
    await page.waitForTimeout(2500);
  }
  const done = new Promise((r) => s.once('Tracing.tracingComplete', r));
  await s.send('Tracing.end'); await done;
  const tid = events.find((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')?.tid;
  const pids = new Map<number, number>();
  for (const e of events) if (e.name === 'thread_name' && e.args?.name === 'CrRendererMain') pids.set(e.pid, e.tid);
  const main = events.filter((e) => pids.get(e.pid) === e.tid && e.ph === 'X');
  // the pid with most
  const count = new Map<number, number>(); for (const e of main) count.set(e.pid, (count.get(e.pid) ?? 0) + 1);
  const pid = [...count].sort((a, b) => b[1] - a[1])[0]![0];
  const evs = main.filter((e) => e.pid === pid).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const t0 = (events.find((e) => e.name === 'navigationStart' && e.pid === pid) ?? evs[0]).ts;
  const tasks = evs.filter((e) => /RunTask/.test(e.name) && e.dur > (tap ? 8000 : 50000));
  for (const t of tasks) {
    console.log(`\nTASK at ${((t.ts - t0) / 1000).toFixed(0)} dur ${(t.dur / 1000).toFixed(0)}`);
    const inside = evs.filter((e) => e !== t && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && e.dur > (tap ? 3000 : 6000));
    for (const e of inside.slice(0, 30)) { const d = e.args?.data ?? e.args?.beginData ?? {}; const depth = inside.filter((o) => o !== e && o.ts <= e.ts && o.ts + o.dur >= e.ts + e.dur).length;
      console.log(' '.repeat(depth * 2 + 2) + `${e.name} ${(e.dur / 1000).toFixed(0)} ${d.functionName ?? ''} ${(d.url ?? '').split('/').pop()?.slice(0, 40) ?? ''}${d.lineNumber !== undefined ? ':' + d.lineNumber + ':' + d.columnNumber : ''} ${d.type ?? ''} ${d.frame ? '' : ''}`); }
  }
  const net = events.filter((e) => /ResourceSendRequest|ResourceFinish/.test(e.name) && tap);
  for (const e of net) console.log(((e.ts - t0) / 1000).toFixed(0), e.name, (e.args.data.url ?? e.args.data.requestId ?? '').slice(0, 110));
}));
