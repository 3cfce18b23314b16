import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

/** Id of the element that holds the page. */
export const PAGE_ID = 'page';

interface SkipLinkProps {
  /** Where the page begins */
  readonly page: RefObject<HTMLElement | null>;
}

/** Leads the keyboard past the menu; in sight once it has the focus. */
export function SkipLink({ page }: SkipLinkProps) {
  return (
    <Button
      variant="contained"
      component="a"
      href={`#${PAGE_ID}`}
      onClick={(event) => {
        event.preventDefault();
        page.current?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        translate: '0 -200%',
        '&:focus': { translate: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      <FormattedMessage id="shell.skip.label" />
    </Button>
  );
}
