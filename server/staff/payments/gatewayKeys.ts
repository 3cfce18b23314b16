import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import {
  deleteKeys,
  findSealedKeys,
  openKeys,
  storeKeys,
} from '../../payment/gateways/enteredKeys.ts';
import type { GatewayId } from '../../payment/gateways/gateway.ts';
import {
  isTestKey,
  RAZORPAY_KEY_ID,
  RAZORPAY_SECRET,
  STRIPE_KEY,
} from '../../payment/gateways/keyPatterns.ts';
import type { GatewayKeys } from '../../payment/gateways/openGateways.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';

/** @throws FormRejection for a malformed key or secret */
function readKeys(id: GatewayId, form: StaffDto['GatewayKeysForm']): GatewayKeys {
  const [keyId, secretKey, webhookSecret] = [form.key_id, form.secret_key, form.webhook_secret].map(
    (typed) => typed.trim(),
  ) as [string, string, string];
  const { stripeKey, razorpayKeyId, razorpaySecret } = texts.staff.gateway;
  const webhookSecrets = webhookSecret === '' ? [] : [webhookSecret];
  if (id === 'stripe') {
    if (!STRIPE_KEY.test(secretKey)) throw new FormRejection({ secret_key: stripeKey });
    return { stripe: { secretKey, webhookSecrets } };
  }
  if (!RAZORPAY_KEY_ID.test(keyId)) throw new FormRejection({ key_id: razorpayKeyId });
  if (!RAZORPAY_SECRET.test(secretKey)) throw new FormRejection({ secret_key: razorpaySecret });
  return { razorpay: { keyId, keySecret: secretKey, webhookSecrets } };
}

type Mode = 'none' | 'test' | 'live';

const modeOf = ({ stripe, razorpay }: GatewayKeys): Mode => {
  const key = stripe?.secretKey ?? razorpay?.keyId;
  if (key === undefined) return 'none';
  return isTestKey(key) ? 'test' : 'live';
};

async function enteredMode(
  trx: Database,
  id: GatewayId,
  secretsKey: Buffer | undefined,
): Promise<Mode> {
  const sealed = await findSealedKeys(trx, id);
  return modeOf((sealed && openKeys(id, sealed, secretsKey)) ?? {});
}

const changeOf = (id: GatewayId, before: Mode, after: Mode): StaffChange => ({
  subject: 'shop',
  subjectId: id,
  before: { [`${id}_keys`]: before },
  after: { [`${id}_keys`]: after },
});

/**
 * Stores a provider's keys. The activity log shows only whether they are test or live keys.
 * @throws FormRejection for malformed keys, RequestError 409 without SECRETS_KEY
 */
export async function saveGatewayKeys(
  trx: Database,
  id: GatewayId,
  form: StaffDto['GatewayKeysForm'],
  secretsKey: Buffer | undefined,
): Promise<{ change: StaffChange }> {
  if (secretsKey === undefined) throw new RequestError(409, texts.staff.gateway.noSecretsKey);
  const keys = readKeys(id, form);
  const before = await enteredMode(trx, id, secretsKey);
  await storeKeys(trx, id, keys, secretsKey);
  return { change: changeOf(id, before, modeOf(keys)) };
}

export async function removeGatewayKeys(
  trx: Database,
  id: GatewayId,
  secretsKey: Buffer | undefined,
): Promise<{ change: StaffChange }> {
  const before = await enteredMode(trx, id, secretsKey);
  await deleteKeys(trx, id);
  return { change: changeOf(id, before, 'none') };
}
