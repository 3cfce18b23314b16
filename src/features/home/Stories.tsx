import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { HomeStory } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { classNames } from '../../lib/classNames.ts';
import { pathInShop } from '../../lib/linkTarget.ts';
import styles from './Stories.module.css';

const SIZE = { width: 640, height: 440 };

const paragraphsOf = (text: string) => text.split(/\n\s*\n/);

function Story({ story, id }: { readonly story: HomeStory; readonly id: string }) {
  const { overline = '', title, text, link = '', link_text: linkText = '', image, alt } = story;
  const hasPicture = image !== undefined && image !== '';
  return (
    <Paper
      component="section"
      variant="soft"
      className={classNames(styles.story, hasPicture && styles.withPicture)}
      aria-labelledby={id}
    >
      {hasPicture && (
        <ProductImage {...SIZE} src={image} alt={alt ?? ''} isFluid className={styles.picture} />
      )}
      <div className={styles.words}>
        {overline !== '' && (
          <Typography variant="overline" component="p" color="secondary">
            {overline}
          </Typography>
        )}
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {link !== '' && linkText !== '' && (
          <p>
            <Link href={pathInShop(link)} variant="button">
              {linkText}
            </Link>
          </p>
        )}
      </div>
    </Paper>
  );
}

export function Stories({ stories }: { readonly stories: readonly HomeStory[] }) {
  return stories.map((story, index) => (
    <Story key={index} story={story} id={index === 0 ? 'home-story' : `home-story-${index + 1}`} />
  ));
}
