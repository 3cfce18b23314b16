import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  FacebookIcon,
  InstagramIcon,
  YouTubeIcon,
  type IconProps,
} from '../../../components/icons.tsx';
import { externalUrl } from '../../../lib/linkTarget.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { configText, selectConfig } from '../../shop/configSelector.ts';
import styles from './SocialLinks.module.css';
import { SOCIAL_NETWORKS } from './socialNetworks.ts';

const ICONS: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  Facebook: FacebookIcon,
  Instagram: InstagramIcon,
  YouTube: YouTubeIcon,
};

export function SocialLinks() {
  const { formatMessage } = useIntl();
  const config = useAppSelector(selectConfig);
  return (
    <List
      disablePadding
      className={styles.list}
      aria-label={formatMessage({ id: 'shell.footer.social.label' })}
    >
      {SOCIAL_NETWORKS.map(({ name, configKey, home }) => {
        const Icon = ICONS[name];
        const address = configKey in config ? externalUrl(configText(config, configKey)) : home;
        return address === undefined ? null : (
          <li key={name}>
            <IconButton
              color="outlined"
              component="a"
              href={address}
              rel="noopener"
              aria-label={name}
            >
              {Icon && <Icon size={22} />}
            </IconButton>
          </li>
        );
      })}
    </List>
  );
}
