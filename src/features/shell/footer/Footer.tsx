import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { CleanHtml } from '../../../components/content/CleanHtml.tsx';
import { pathInShop } from '../../../lib/linkTarget.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { configText, selectConfig } from '../../shop/configSelector.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { ReportButton } from '../../recording/report/ReportButton.tsx';
import { FooterTools } from './FooterTools.tsx';
import { Logo } from '../../../components/Logo.tsx';
import { SharedMarkup } from '../../../components/content/SharedMarkup.tsx';
import { ServicesStrip } from './ServicesStrip.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useFooter } from './useFooter.ts';
import { UsefulLinks } from './UsefulLinks.tsx';
import styles from './Footer.module.css';

const ADDRESS_PLACEHOLDER = 'Address';

export const Footer = memo(function Footer() {
  return (
    <SharedMarkup tag="div" className={styles.foot} name="footer">
      <FooterContent />
    </SharedMarkup>
  );
});

function FooterContent() {
  const config = useAppSelector(selectConfig);
  const address = configText(config, 'store_address');
  const { about_text, about_link, chat_text, credit, services, links } = useFooter();

  return (
    <>
      {services.length > 0 && <ServicesStrip services={services} />}
      <Ridge />
      <footer className={styles.footer}>
        <div className={styles.sections}>
          <section className={styles.about}>
            <Logo name={configText(config, 'store_name')} picture={config.store_logo} />
            {(about_text || about_link) && (
              <Typography variant="h4" component="h2" className={styles.heading}>
                <FormattedMessage id="shell.footer.about.title" />
              </Typography>
            )}
            {about_text && <p>{about_text}</p>}
            {about_link && (
              <p>
                <Link href={pathInShop(about_link)} variant="button">
                  <FormattedMessage id="shell.footer.about.more" />
                </Link>
              </p>
            )}
          </section>
          <section>
            <Typography variant="h4" component="h2" className={styles.heading}>
              <FormattedMessage id="shell.footer.chat.title" />
            </Typography>
            {chat_text && (
              <Typography variant="body2" color="textSecondary">
                {chat_text}
              </Typography>
            )}
            <ContactLinks />
            <p>
              <Link href="/info/contact" variant="button">
                <FormattedMessage id="shell.footer.write" />
              </Link>
            </p>
            <SocialLinks />
          </section>
          {address && address !== ADDRESS_PLACEHOLDER && (
            <section>
              <Typography variant="h4" component="h2" className={styles.heading}>
                <FormattedMessage id="shell.footer.address.title" />
              </Typography>
              <address className={styles.address}>
                <CleanHtml html={address} />
              </address>
            </section>
          )}
          {links.length > 0 && (
            <section>
              <Typography variant="h4" component="h2" className={styles.heading}>
                <FormattedMessage id="shell.footer.links.title" />
              </Typography>
              <UsefulLinks links={links} />
            </section>
          )}
        </div>
        <FooterTools />
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          className={styles.closing}
        >
          <Copyright name={configText(config, 'store_name')} />
          <ReportButton className={styles.report} />
          {credit && <p>{credit}</p>}
        </Typography>
      </footer>
    </>
  );
}

const unchanging = () => () => undefined;

/** Reads the year in the browser, because a cached page may be from last year. */
function Copyright({ name }: { readonly name: string }) {
  const year = useSyncExternalStore(
    unchanging,
    () => String(new Date().getFullYear()),
    () => '',
  );
  return (
    <p>
      <FormattedMessage id="shell.footer.copyright" values={{ year, name }} />
    </p>
  );
}

function Ridge() {
  return (
    <svg className={styles.ridge} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden>
      <path
        className={styles.far}
        d="M0 92 150 40l84 30L392 8l116 66 92-30 128 52 150-64 104 44 128-72 132 60 98-34 100 48v42H0Z"
      />
      <path
        className={styles.near}
        d="M0 104 120 74l134 30 150-46 118 40 176-28 142 34 190-52 134 44 128-30 148 36v18H0Z"
      />
    </svg>
  );
}
