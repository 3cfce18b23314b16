import summary from '../demo/pictures/pictures.gen.json' with { type: 'json' };
import { pictureSummary } from './pictureSummary.ts';

it("is committed in the drawings' current state; else run npm run pictures", () => {
  expect(summary).toEqual(pictureSummary());
});
