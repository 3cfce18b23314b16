import { useIntl } from 'react-intl';

interface Device {
  /** Empty if unknown */
  readonly browser: string;
  readonly system: string;
}

/** What somebody signed in with, in plain words. */
export function useDeviceName({ browser, system }: Device): string {
  const { formatMessage } = useIntl();
  if (browser !== '' && system !== '') {
    return formatMessage({ id: 'sessions.device' }, { browser, system });
  }
  return browser || system || formatMessage({ id: 'sessions.unknownDevice' });
}
