import { deleteOldDevices } from './account/signin/knownDeviceRepository.ts';
import { deleteOldCodes } from './account/mailCodeRepository.ts';
import { deleteOldRegistrations } from './account/registrationRepository.ts';
import { deleteUnconfirmedSecrets } from './account/signin/secondFactorRepository.ts';
import { deleteOldMessages } from './content/contactRepository.ts';
import type { Database } from './db/schema.ts';
import { deletePastSlots } from './delivery/deliveryRepository.ts';
import { deleteOldAnswers } from './idempotency/idempotencyRepository.ts';
import { deleteOldMail } from './mail/mailRepository.ts';
import { deleteOldChanges } from './db/followChanges.ts';
import { deleteEndedWindows } from './rateLimit/rateLimitRepository.ts';
import { deleteOldMissedSearches } from './search/missedSearchRepository.ts';
import { foldProductCounts } from './search/productCountRepository.ts';
import { deleteUnusedWords, foldWordChanges } from './search/vocabularyRepository.ts';
import {
  deleteExpiredTokens,
  deleteOrphanedCarts,
  deleteOldSessions,
} from './session/sessionRepository.ts';
import { deletePastUnconfirmed } from './orders/placing/unconfirmedOrders.ts';
import type { ShopSettings } from './shopSettings.ts';
import { deleteOldFetches } from './pictures/fetchNextPicture.ts';
import { deleteOldImports } from './staff/imports/importRepository.ts';
import { deleteOldInvitations } from './staff/access/invitationRepository.ts';
import { deleteOldStaffChallenges } from './staff/access/staffChallengeRepository.ts';
import { deletePastStaffSessions } from './staff/access/staffSessionRepository.ts';
import { deleteOldAlerts } from './stockAlert/stockAlertRepository.ts';
import { deleteOldRecordings } from './staff/support/recordingRepository.ts';

/**
 * Prunes every table that grows with visits and orders, and merges counts. prune.test.ts lists which rows remain
 * and why. docs/deploy.md#data-retention lists when rows are deleted.
 */
export async function prune(db: Database, { sessionLifetime }: ShopSettings): Promise<void> {
  await deleteOldAnswers(db);
  await deleteExpiredTokens(db);
  await deleteOldSessions(db, sessionLifetime);
  await deletePastStaffSessions(db);
  await deleteOldInvitations(db);
  await deleteOldImports(db);
  await deleteOldFetches(db);
  await deleteOldStaffChallenges(db);
  await deleteOrphanedCarts(db);
  await deleteEndedWindows(db);
  await deleteOldDevices(db);
  await deleteOldCodes(db);
  await deleteOldRegistrations(db);
  await deleteUnconfirmedSecrets(db);
  await deleteOldMail(db);
  await deleteOldAlerts(db);
  await deleteOldMessages(db);
  await deleteOldRecordings(db);
  await deleteOldMissedSearches(db);
  await deleteOldChanges(db, 'page_change');
  await deleteOldChanges(db, 'order_change');
  await deletePastSlots(db);
  await deletePastUnconfirmed(db);
  await foldProductCounts(db);
  await foldWordChanges(db);
  await deleteUnusedWords(db);
}
