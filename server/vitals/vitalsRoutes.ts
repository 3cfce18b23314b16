import type { Dto, FormRequest } from '../contractTypes.ts';
import { RequestError } from '../errors.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { texts } from '../texts.ts';
import { countVitals } from './vitalsRepository.ts';

/** Handler of how soon pages were seen and answered: it is counted, and kept of nobody. */
export const vitalsRoutes = {
  async sendVitals(request: FormRequest<'VitalsForm'>): Promise<Dto['Outcome']> {
    const { db, settings } = request.server;
    if (!settings.collectsVitals) throw new RequestError(404, texts.request.unknownCall);
    await enforceRateLimit(db, { vitalsClient: networkOf(request) });
    const { kind, ...values } = request.body;
    await countVitals(db, kind, values);
    return { status: 1 };
  },
};
