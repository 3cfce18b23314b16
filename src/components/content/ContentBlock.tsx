import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { ContentBlock as Block } from '../../api/endpoints.gen.ts';
import { classNames } from '../../lib/classNames.ts';
import { CleanHtml } from './CleanHtml.tsx';
import { ProductImage } from '../goods/ProductImage.tsx';
import styles from './ContentBlock.module.css';

export function ContentBlock({ block }: { readonly block: Block }) {
  const { title, content, picture, imageLeft = false, seeMore = false } = block;
  if (content.trim() === '' || !picture?.url) return null;
  return (
    <section
      className={classNames(styles.block, imageLeft ? styles.imageLeft : styles.imageRight)}
      data-image={imageLeft ? 'left' : 'right'}
    >
      <ProductImage
        picture={picture}
        alt={picture.alt}
        width={450}
        height={450}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Typography variant="h2">
          <CleanHtml html={title} as="span" />
        </Typography>
        <CleanHtml html={content} className={styles.content} />
        {seeMore && (
          <p>
            <Button variant="outlined" href="/info/about-us">
              <FormattedMessage id="contentBlock.more" />{' '}
              <span className="visuallyHidden">
                <FormattedMessage id="contentBlock.subject" />
              </span>
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
