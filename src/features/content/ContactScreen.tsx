import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetContentPageQuery } from '../../api/api.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { Prose } from '../../components/content/Prose.tsx';
import { answerState } from '../../lib/answerState.ts';
import { ContactLinks } from '../shell/footer/ContactLinks.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import { ContactForm } from './ContactForm.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './ContactScreen.module.css';
import { CONTACT_PAGE } from './contentArguments.ts';

export function ContactScreen(_props: ScreenProps) {
  const { formatMessage } = useIntl();
  const { answer: page } = answerState(useGetContentPageQuery(CONTACT_PAGE));
  const title = page?.title ?? formatMessage({ id: 'contact.title' });
  return (
    <div className={pageStyles.page}>
      <Breadcrumb current={title} />
      <header className={pageStyles.heading}>
        <Typography variant="pageTitle">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {page?.lead}
        </Typography>
      </header>
      <div className={styles.ways}>
        <Card
          component="section"
          variant="outlined"
          className={styles.form}
          aria-labelledby="contact-form"
        >
          <Typography variant="h3" component="h2" id="contact-form">
            <FormattedMessage id="contact.form" />
          </Typography>
          <ContactForm />
        </Card>
        <div className={styles.words}>
          {page?.html && <Prose html={page.html} />}
          <ContactLinks />
        </div>
      </div>
    </div>
  );
}
