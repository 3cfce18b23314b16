import summary from '../demo/pictures/pictures.gen.json' with { type: 'json' };
import { pictureSummary } from './pictureSummary.ts';

it('is committed as the drawings have it; else run npm run pictures', () => {
  expect(summary).toEqual(pictureSummary());
});
