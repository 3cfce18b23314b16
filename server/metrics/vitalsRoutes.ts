import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { RequestError } from '../http/errors.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { texts } from '../texts.ts';

export const vitalsRoutes = {
  async sendVitals(request: FormRequest<'VitalsForm'>): Promise<Dto['Outcome']> {
    const { db, metrics } = request.server;
    if (!metrics) throw new RequestError(404, texts.request.unknownCall);
    await enforceRateLimit(db, { vitalsClient: networkOf(request) });
    metrics.noteVitals(request.body);
    return { status: 1 };
  },
};
