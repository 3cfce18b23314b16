import { waitingHashes } from '../account/signin/password.ts';
import { connectionsOf } from '../db/openDatabase.ts';
import type { Replica } from '../db/replica.ts';
import type { Database } from '../db/schema.ts';
import { countPendingEmails } from '../mail/mailRepository.ts';
import { countPendingUploads } from '../pictures/pictureRepository.ts';
import type { Metrics } from './metrics.ts';

export function watchQueues(metrics: Metrics, db: Database): void {
  const connections = connectionsOf(db);
  if (connections) {
    const watch = (name: string, help: string, read: () => number) =>
      metrics.watch(`shop_database_connections_${name}`, help, read);
    watch('open', 'Connections to the database', () => connections.totalCount);
    watch('idle', 'Connections that nobody uses', () => connections.idleCount);
    watch('awaited', 'Calls that wait for a connection', () => connections.waitingCount);
  }
  metrics.watch('shop_waiting_hashes', 'Passwords that wait to be hashed', waitingHashes);
  const pendingEmails = () => countPendingEmails(db);
  metrics.watch('shop_waiting_emails', 'Emails that no server has sent yet', pendingEmails, 'max');
  const pendingUploads = () => countPendingUploads(db);
  const uploads = 'Uploads of which no picture is made yet';
  metrics.watch('shop_waiting_pictures', uploads, pendingUploads, 'max');
}

export function watchReads(metrics: Metrics, replica: Replica): void {
  const help = 'Servers and workers that read from the replica';
  metrics.watch('shop_replica_readers', help, () => Number(replica.isCurrent()));
}
