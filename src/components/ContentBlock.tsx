import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ContentBlock as Block } from '../api/endpoints.gen.ts';
import { classNames } from '../lib/classNames.ts';
import buttons from './Button.module.css';
import { CleanHtml } from './CleanHtml.tsx';
import styles from './ContentBlock.module.css';
import { ProductImage } from './ProductImage.tsx';

/** A text beside a picture, one below the other up to 640 px; nothing without either. */
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
        <h2>
          <CleanHtml html={title} as="span" />
        </h2>
        <CleanHtml html={content} className={styles.content} />
        {seeMore && (
          <p>
            <Link to="/info/about-us" className={buttons.outlined}>
              <FormattedMessage id="contentBlock.more" />
              <span className="visuallyHidden">
                {' '}
                <FormattedMessage id="contentBlock.subject" />
              </span>
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
