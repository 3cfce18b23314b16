import { useIntl } from 'react-intl';

interface Device {
  readonly browser: string;
  readonly system: string;
}

export function useDeviceName({ browser, system }: Device): string {
  const { formatMessage } = useIntl();
  if (browser !== '' && system !== '') {
    return formatMessage({ id: 'sessions.device' }, { browser, system });
  }
  return browser || system || formatMessage({ id: 'sessions.unknownDevice' });
}
