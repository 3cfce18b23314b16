import { useIntl } from 'react-intl';
import type { Award } from '../../api/endpoints.gen.ts';
import { AwardTile } from '../../components/content/AwardTile.tsx';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { contentDialog, videoDialog } from '../ui/dialogs.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './Awards.module.css';

const HEADING = 'home-awards';

export function Awards({ awards }: { readonly awards: readonly Award[] }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  if (awards.length === 0) return null;
  const keys = uniqueKeys(awards.map(({ title }) => title));
  const openPopup = ({ title, thumb, popup }: Award) =>
    dispatch(
      contentDialog.opened({
        inputs: { title, content: '', type: 'img', imgsrc: popup || thumb, imgalt: title },
      }),
    );
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeading id={HEADING}>{formatMessage({ id: 'home.awards.title' })}</SectionHeading>
      <ul className={styles.list}>
        {awards.map((award, index) => (
          <li key={keys[index]}>
            <AwardTile
              award={award}
              onVideo={(videoId) => dispatch(videoDialog.opened({ title: award.title, videoId }))}
              onPopup={() => openPopup(award)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
