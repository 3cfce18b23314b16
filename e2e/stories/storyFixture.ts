/** Shows all stories of a worker in one page through Storybook's channel, so Storybook's code loads only once. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { WAITING } from '../support/goto.ts';
import { storybookFixtures, type WorkerFixtures } from './storybookFixture.ts';

export { expect } from '@playwright/test';
export { shopStorybook, staffStorybook } from './storybookFixture.ts';

interface StoryEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

export function readStories(folder: string): [title: string, stories: StoryEntry[]][] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index))
    throw new Error(`There is no ${path.basename(folder)}: run \`storybook build\`.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title)];
}

export interface Choices {
  readonly language?: string;
  readonly theme?: string;
  readonly textSize?: string;
  readonly viewport?: { readonly value: string };
}

const FIRST_CHOICES = {
  // These tests run axe themselves, so disable Storybook's run.
  a11y: { manual: true },
  language: 'en',
  theme: 'ridge',
  textSize: '100',
  viewport: { value: 'desktop' },
};

interface Preview {
  readonly ready: () => Promise<void>;
  readonly storyStoreValue: {
    readonly userGlobals: { readonly update: (globals: Choices) => void };
  };
  readonly currentRender?: {
    readonly story: {
      readonly id: string;
      readonly storyGlobals: Choices;
      readonly parameters: {
        readonly draws?: readonly string[];
        readonly viewport: {
          readonly options: Record<string, { readonly styles: { width: string; height: string } }>;
        };
      };
    };
  };
}
interface Channel {
  on: (event: string, heard: (detail: unknown) => void) => void;
  off: (event: string, heard: (detail: unknown) => void) => void;
  emit: (event: string, detail: unknown) => void;
}
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__: Preview;
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

async function render([storyId, globals]: [string, Choices]) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookPage;
  // Wait until this story has finished: Storybook reloads its page if the next story starts earlier.
  const good = ['storyFinished'];
  const bad = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'];
  const answered = new Promise<void>((resolve, reject) => {
    const stop = () => {
      for (const event of good) channel.off(event, isGood);
      for (const event of bad) channel.off(event, isBad);
    };
    const isGood = (detail: unknown) => {
      if ((detail as { readonly storyId: string }).storyId !== storyId) return;
      stop();
      resolve();
    };
    const isBad = (detail: unknown) => {
      stop();
      reject(new Error(detail instanceof Error ? detail.message : JSON.stringify(detail)));
    };
    for (const event of good) channel.on(event, isGood);
    for (const event of bad) channel.on(event, isBad);
  });
  if (preview.currentRender?.story.id === storyId) {
    channel.emit('updateGlobals', { globals });
  } else {
    // Update globals directly: an event on the channel would render the previous story once more.
    preview.storyStoreValue.userGlobals.update(globals);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }
  await answered;
  if (!preview.currentRender) throw new Error(`${storyId} is not drawn.`);
  const { storyGlobals, parameters } = preview.currentRender.story;
  const { value } = { ...globals.viewport, ...storyGlobals.viewport };
  const styles = parameters.viewport.options[value ?? 'desktop']?.styles;
  return {
    draws: parameters.draws ?? [],
    size: { width: parseInt(styles?.width ?? ''), height: parseInt(styles?.height ?? '') },
  };
}

async function quiet(waiting: string): Promise<void> {
  await document.fonts.ready;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  // Stories of a loading state keep their indicator, so limit the wait for it.
  let patience = 10;
  for (let before = -1; before !== changes || (patience > 0 && document.querySelector(waiting));) {
    if (before === changes) patience -= 1;
    before = changes;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
  observer.disconnect();
}

function readDrawnNames(): string[] {
  interface Fiber {
    type: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  interface RootFiber {
    stateNode: { current: Fiber };
  }
  const names = new Set<string>();
  const walk = (fiber: Fiber | null) => {
    for (let at = fiber; at; at = at.sibling) {
      // Bundlers rename a component to `Dialog_Dialog` if two modules of an output file use the name.
      if (typeof at.type === 'function') names.add(at.type.name.split('_').at(-1) ?? '');
      walk(at.child);
    }
  };
  // A story may contain another React root.
  for (const element of document.querySelectorAll('#storybook-root, #storybook-root div')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const fiber = key && (element as unknown as Record<string, RootFiber>)[key];
    if (fiber) walk(fiber.stateNode.current);
  }
  return [...names];
}

export interface StoryPage {
  readonly page: Page;
  readonly show: (
    id: string,
    choices?: Choices,
  ) => Promise<{ draws: readonly string[]; drawn: string[] }>;
  readonly takeMessages: () => string[];
}

export const test = base.extend<object, WorkerFixtures & { storyPage: StoryPage }>({
  ...storybookFixtures,
  storyPage: [
    async ({ browser, storybook }, use) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        // With this user agent, Storybook pauses animations instead of waiting 100 ms for them in each story.
        userAgent: 'StorybookTestRunner',
      });
      let messages: string[] = [];
      const running = new Set<unknown>();
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack ?? error.message}`));
      page.on('request', (request) => running.add(request));
      page.on('requestfinished', (request) => running.delete(request));
      page.on('requestfailed', (request) => running.delete(request));
      await page.goto(`${storybook}/iframe.html?viewMode=story`);
      await page.evaluate(() => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
        return preview.ready();
      });
      await use({
        page,
        async show(id, choices = {}) {
          const { draws, size } = await page.evaluate(render, [
            id,
            { ...FIRST_CHOICES, ...choices },
          ] as [string, Choices]);
          const before = page.viewportSize();
          if (before?.width !== size.width || before.height !== size.height) {
            await page.setViewportSize(size);
          }
          do await page.evaluate(quiet, WAITING);
          while (running.size > 0);
          return { draws, drawn: await page.evaluate(readDrawnNames) };
        },
        takeMessages() {
          const taken = messages;
          messages = [];
          return taken;
        },
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});
