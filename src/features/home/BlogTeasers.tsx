import Typography from '@mui/material/Typography';
import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListBlogPostsQuery } from '../../api/api.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { NearSlider } from '../../components/slider/NearSlider.tsx';
import { MAX_VISIBLE_CARDS } from '../../components/slider/sliderSettings.ts';
import { BLOG_PATH, blogPostPath } from '../../lib/paths.ts';
import { blogTeaserArguments } from './homeArguments.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './BlogTeasers.module.css';

const SIZES = '(max-width: 399px) 90vw, (max-width: 939px) 45vw, 400px';

export function BlogTeasers() {
  const { formatMessage } = useIntl();
  const { data } = useListBlogPostsQuery(blogTeaserArguments);
  const posts = data?.posts ?? [];
  if (posts.length === 0) return null;
  const heading = formatMessage({ id: 'home.blog.title' });
  return (
    <div>
      <SectionHeading
        id="home-blog"
        more={{ to: BLOG_PATH, text: formatMessage({ id: 'home.blog.all' }) }}
      >
        {heading}
      </SectionHeading>
      <NearSlider kind="blog" label={heading}>
        {(isShort) =>
          posts.map(({ handle, title, summary, date, picture }, index) =>
            isShort && index >= MAX_VISIBLE_CARDS ? (
              <Link key={handle} to={blogPostPath(handle)} className={styles.post}>
                {title}
              </Link>
            ) : (
              <Link key={handle} to={blogPostPath(handle)} className={styles.post}>
                <ProductImage
                  picture={picture}
                  alt=""
                  width={400}
                  height={250}
                  sizes={SIZES}
                  isFluid
                  isShort={isShort}
                  className={styles.picture}
                />
                <Typography variant="caption" color="textSecondary">
                  <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
                </Typography>
                <Typography variant="h4" component="strong" className={styles.title}>
                  {title}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary">
                  {summary}
                </Typography>
              </Link>
            ),
          )
        }
      </NearSlider>
    </div>
  );
}
