import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import {
  deleteKeys,
  findSealedKeys,
  hasOpenMoney,
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

const secretsOf = (typed: string) =>
  typed
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);

/**
 * Reads the form. Empty key fields keep the stored keys, so that a webhook secret can be added later.
 * @throws FormRejection for a malformed key or secret
 */
function readKeys(
  id: GatewayId,
  form: StaffDto['GatewayKeysForm'],
  stored: GatewayKeys,
): GatewayKeys {
  const [keyId, secretKey] = [form.key_id.trim(), form.secret_key.trim()];
  const webhookSecrets = secretsOf(form.webhook_secret);
  const { stripeKey, razorpayKeyId, razorpaySecret, webhookSecret } = texts.staff.gateway;
  if (webhookSecrets.some((secret) => /\s/.test(secret)))
    throw new FormRejection({ webhook_secret: webhookSecret });
  if (secretKey === '' && keyId === '') {
    if (stored.stripe) return { stripe: { ...stored.stripe, webhookSecrets } };
    if (stored.razorpay) return { razorpay: { ...stored.razorpay, webhookSecrets } };
  }
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

async function readStored(
  trx: Database,
  id: GatewayId,
  secretsKey: Buffer | undefined,
): Promise<GatewayKeys> {
  const sealed = (await findSealedKeys(trx)).get(id);
  return (sealed && openKeys(id, sealed, secretsKey)) ?? {};
}

async function rejectOpenMoney(trx: Database, id: GatewayId): Promise<void> {
  if (await hasOpenMoney(trx, id)) throw new RequestError(409, texts.staff.gateway.openMoney);
}

const changeOf = (id: GatewayId, before: Mode, after: Mode): StaffChange => ({
  subject: 'shop',
  subjectId: id,
  before: { [`${id}_keys`]: before },
  after: { [`${id}_keys`]: after },
});

/**
 * Stores a provider's keys. The activity log shows only whether they are test or live keys.
 * @throws FormRejection for malformed keys; RequestError 409 without SECRETS_KEY, or for keys of another account
 * while a payment or refund is pending
 */
export async function saveGatewayKeys(
  trx: Database,
  id: GatewayId,
  form: StaffDto['GatewayKeysForm'],
  secretsKey: Buffer | undefined,
): Promise<{ change: StaffChange }> {
  if (secretsKey === undefined) throw new RequestError(409, texts.staff.gateway.noSecretsKey);
  const stored = await readStored(trx, id, secretsKey);
  const keys = readKeys(id, form, stored);
  const isOtherAccount = !form.is_same_account && form.secret_key.trim() !== '';
  if (isOtherAccount) await rejectOpenMoney(trx, id);
  await storeKeys(trx, id, keys, secretsKey);
  return { change: changeOf(id, modeOf(stored), modeOf(keys)) };
}

/** @throws RequestError 409 while the provider has an unpaid live payment page or an unsent live refund */
export async function removeGatewayKeys(
  trx: Database,
  id: GatewayId,
  secretsKey: Buffer | undefined,
): Promise<{ change: StaffChange }> {
  await rejectOpenMoney(trx, id);
  const stored = await readStored(trx, id, secretsKey);
  await deleteKeys(trx, id);
  return { change: changeOf(id, modeOf(stored), 'none') };
}
