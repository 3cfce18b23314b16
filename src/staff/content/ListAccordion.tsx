import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

interface ListAccordionProps {
  readonly title: string;
  readonly summary: string;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

export function ListAccordion({ title, summary, isInvalid, children }: ListAccordionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasInvalid, setWasInvalid] = useState(isInvalid);
  if (isInvalid !== wasInvalid) {
    setWasInvalid(isInvalid);
    if (isInvalid) setIsOpen(true);
  }
  return (
    <Accordion
      disableGutters
      expanded={isOpen}
      onChange={(_event, isExpanded) => setIsOpen(isExpanded)}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography component="span" variant="label">
            {title}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {summary}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
