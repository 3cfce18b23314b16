import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

export const PAGE_ID = 'page';

interface SkipLinkProps {
  readonly page: RefObject<HTMLElement | null>;
}

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
