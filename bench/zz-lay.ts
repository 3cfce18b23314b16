import { withBrowser, withSlowPhone, openSettled } from './browser.ts';
const url = 'http://127.0.0.1:' + (process.env.PORT ?? '3100');
const address = process.argv[2] ?? '/shop';
const tap = process.argv[3];
await withBrowser((browser) => withSlowPhone(browser, async (page) => {
  const s = await page.context().newCDPSession(page);
  const events: any[] = [];
  s.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
  const start = () => s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline','loading', 'disabled-by-default-devtools.timeline.invalidationTracking'] } } as any);
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

  const ll = events.filter((e) => e.pid === pid && (/^(Layout|UpdateLayoutTree|Paint|PrePaint)$/.test(e.name) && e.dur > 8000 || /ResourceFinish|firstContentful|MarkLoad/i.test(e.name) ) ).sort((a, b) => a.ts - b.ts);
  const urls = new Map(events.filter((e) => e.name === 'ResourceSendRequest').map((e) => [e.args.data.requestId, e.args.data.url.split('/').pop()]));
  for (const e of ll) console.log(((e.ts - t0) / 1000).toFixed(0), e.name, ((e.dur ?? 0) / 1000).toFixed(0), JSON.stringify(e.args?.beginData ? { dirty: e.args.beginData.dirtyObjects, total: e.args.beginData.totalObjects, partial: e.args.beginData.partialLayout } : e.args?.elementCount ?? urls.get(e.args?.data?.requestId) ?? ''));
  const why = new Map<string, number>();
  for (const e of events) if (/LayoutInvalidationTracking|ScheduleStyleInvalidationTracking|StyleRecalcInvalidationTracking/.test(e.name)) { const k = Math.round((e.ts - t0) / 50000) * 50 + ' ' + e.name.slice(0,20) + ' ' + (e.args.data.reason ?? e.args.data.extraData ?? ''); why.set(k, (why.get(k) ?? 0) + 1); }
  for (const [k, n] of [...why].sort((a,b)=>parseInt(a[0])-parseInt(b[0]))) if (n > 5) console.log(n, k);
  const net = events.filter((e) => /ResourceSendRequest|ResourceFinish/.test(e.name) && tap);
  for (const e of net) console.log(((e.ts - t0) / 1000).toFixed(0), e.name, (e.args.data.url ?? e.args.data.requestId ?? '').slice(0, 110));
}));
