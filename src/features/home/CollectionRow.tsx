import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useListCollectionsQuery } from '../../api/api.ts';
import type { Collection } from '../../api/endpoints.gen.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { useRenderFull } from '../../components/content/useRenderFull.ts';
import { answerState } from '../../lib/answerState.ts';
import { classNames } from '../../lib/classNames.ts';
import { collectionPath } from '../../lib/paths.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './CollectionRow.module.css';

const HEADING = 'home-collections';

const FIRST = 6;
const PRELOAD_TRIGGER_INDEX = 3;

export function CollectionRow() {
  const query = useListCollectionsQuery();
  const { answer, hasFailed } = answerState(query);
  if (answer?.collections.length === 0) return null;
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeading id={HEADING}>
        <FormattedMessage id="home.collections.title" />
      </SectionHeading>
      {hasFailed ? (
        <ErrorState textId="home.collections.failed" onRetry={query.refetch} />
      ) : (
        <ul className={classNames(styles.row, !answer && styles.waiting)}>
          {answer && <Cells collections={answer.collections} />}
        </ul>
      )}
    </section>
  );
}

function Cells({ collections }: { readonly collections: readonly Collection[] }) {
  const sign = useRef<HTMLLIElement>(null);
  const isWhole = useRenderFull(sign, true);
  return collections.map(({ handle, name, product_count, picture }, index) => (
    <li
      key={handle}
      ref={index === PRELOAD_TRIGGER_INDEX ? sign : undefined}
      className={styles.cell}
    >
      <Link to={collectionPath(handle)} className={styles.link}>
        <ProductImage
          picture={picture}
          alt=""
          width={160}
          height={160}
          isFluid
          isShort={!isWhole && index >= FIRST}
          className={styles.picture}
        />
        <Typography variant="label" component="span" className={styles.name}>
          {name}
        </Typography>{' '}
        <Typography variant="caption" color="textSecondary">
          <FormattedMessage id="home.collections.count" values={{ count: product_count }} />
        </Typography>
      </Link>
    </li>
  ));
}
