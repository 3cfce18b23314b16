import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGetHomeContentQuery } from '../../api/api.ts';
import { FailedNotice } from '../../components/FailedNotice.tsx';
import { ChevronIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/ProductImage.tsx';
import { pathInShop } from '../../lib/linkTarget.ts';
import { answerState } from '../../lib/answerState.ts';
import styles from './HeroBanner.module.css';

/** The first banner, large: the picture that the page is opened by. */
export function HeroBanner() {
  const intl = useIntl();
  const query = useGetHomeContentQuery();
  const { answer, hasFailed } = answerState(query);
  const banner = answer?.banners[0];

  if (hasFailed) {
    return (
      <>
        <h1 className="visuallyHidden">{intl.formatMessage({ id: 'home.title' })}</h1>
        <FailedNotice
          text={intl.formatMessage({ id: 'home.banner.failed' })}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  }
  if (!answer) return <div className={styles.waiting} />;
  if (!banner) return <h1>{intl.formatMessage({ id: 'home.title' })}</h1>;
  return (
    <section className={styles.hero}>
      <ProductImage
        picture={banner.picture}
        alt={banner.picture.alt}
        width={1600}
        height={700}
        sizes="(max-width: 699px) 170vw, (max-width: 1279px) 100vw, 1200px"
        isFluid
        isEager
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{banner.title}</h1>
        <p className={styles.text}>{banner.text}</p>
        <Link to={pathInShop(banner.link)} className={styles.link}>
          {banner.link_text}
          <ChevronIcon size={18} />
        </Link>
      </div>
    </section>
  );
}
