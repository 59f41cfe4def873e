import type { StepFacts } from '#ingredients';
import { blocksOf, type CookedRecipe } from './blocks-of.ts';
import type { Dish, Kitchen } from './block.ts';
import { planDinner, type PlanOptions } from './plan-dinner.ts';
import { prepList } from './prep-list.ts';
import { postponeServing } from './postpone-serving.ts';
import { replanDinner } from './replan.ts';
import { startedBlocks } from './started-blocks.ts';

type Written = string | [text: string, facts: Partial<StepFacts>];

/** @param sections the steps of each section by its title; the first can be without one */
function recipe(name: string, sections: Record<string, Written[]>, madeFrom: CookedRecipe[] = []): CookedRecipe {
  return {
    id: name,
    name,
    recipeInstructions: Object.entries(sections).flatMap(([title, steps]) =>
      steps.map((step, index) => {
        const [text, facts] = typeof step === 'string' ? [step, null] : step;
        return { id: `${name} ${title} ${index}`, title: index === 0 ? title : '', text, facts };
      }),
    ),
    recipeIngredient: madeFrom.map((part) => ({
      referenceId: `${name} line of ${part.name}`,
      title: '',
      note: '',
      food: null,
      display: `1 batch ${part.name}`,
      referencedRecipe: { id: part.id, name: part.name },
    })),
  };
}

const minuteOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

function dish(serveAt: string, cooked: CookedRecipe, parts: CookedRecipe[] = []): Dish {
  const known = new Map(parts.map((part) => [part.id, part]));
  return { id: cooked.id, name: cooked.name, serveAt: minuteOf(serveAt), blocks: blocksOf(cooked.id, cooked, known) };
}

const shortcrust = recipe('Shortcrust', {
  '': [
    ['Rub butter into flour and bring it together with an egg.', { handsMinutes: 15 }],
    'Wrap and chill in the fridge for 2 hours.',
  ],
});
const tart = recipe(
  'Chocolate tart',
  {
    '': [
      ['Roll out the shortcrust and line the tin.', { handsMinutes: 20 }],
      'Bake blind at 170 °C for 20 minutes.',
      'Let the shell cool for 1 hour.',
      ['Melt the chocolate, fold in whites and cream, fill the shell.', { handsMinutes: 45 }],
      'Chill for at least 3 hours.',
      ['Dust with cocoa just before serving.', { handsMinutes: 5 }],
    ],
  },
  [shortcrust],
);
const soup = recipe('Leek soup', {
  'Chive oil': ['Blend the chives with warm oil for 5 minutes.', 'Let it stand for 1 hour.'],
  Soup: [
    ['Slice the leeks, dice the potatoes.', { handsMinutes: 25 }],
    'Sweat the leeks in butter for 15 minutes.',
    'Pour in the stock and simmer for 25 minutes.',
    ['Blend until smooth.', { handsMinutes: 8 }],
    ['Heat, season, drizzle with chive oil just before serving.', { handsMinutes: 10 }],
  ],
});
const salad = recipe('Pear salad', {
  '': [
    'Toast the walnuts in the oven at 180 °C for 8 minutes; they keep for 12 hours.',
    ['Slice the pears and dress the salad just before serving.', { handsMinutes: 9 }],
  ],
});
const lamb = recipe('Leg of lamb', {
  '': [
    ['Stud the lamb with garlic.', { handsMinutes: 12 }],
    'Leave it to stand at room temperature for 90 minutes.',
    'Roast at 220 °C for 20 minutes, then at 160 °C for 1 hour 10 to 1 hour 25 minutes.',
    'Let the meat rest for 15 minutes.',
    'Simmer the juices for 15 minutes.',
    ['Carve just before serving.', { handsMinutes: 10 }],
  ],
});
const gratin = recipe('Gratin', {
  '': [
    ['Peel and slice the potatoes.', { handsMinutes: 25 }],
    'Bring cream and milk to the boil, take off the heat and infuse for 10 minutes.',
    ['Layer the potatoes in a dish and pour over the cream.', { handsMinutes: 5 }],
    'Bake at 160 °C for 1 hour 15 minutes.',
    'Let it stand for 15 minutes.',
  ],
});
const beans = recipe('Green beans', {
  '': [
    ['Trim the beans.', { handsMinutes: 15 }],
    ['Boil the beans and cool them in iced water.', { handsMinutes: 10 }],
    ['Toss with shallots just before serving.', { handsMinutes: 5 }],
  ],
});
const dinner = [
  dish('19:30', soup),
  dish('20:00', salad),
  dish('20:30', lamb),
  dish('20:30', gratin),
  dish('20:30', beans),
  dish('21:20', tart, [shortcrust]),
];
const kitchen: Kitchen = { cooks: 1, ovens: [{ trays: 2 }], hobs: 4 };

function timesOf(dishes: Dish[], options: PlanOptions = {}, where = kitchen) {
  const plan = planDinner(dishes, where, options);
  const at = (recipeName: string, step: number) =>
    plan.blocks.find(({ block }) => block.recipeName === recipeName && block.step === step)!;
  return { plan, at };
}

describe('the dinner of six dishes with one oven and one cook', () => {
  /** The times of a plan that was made on paper. */
  const paper: [name: string, step: number, start: string][] = [
    ['Shortcrust', 1, '13:25'],
    ['Chocolate tart', 1, '15:40'],
    ['Chocolate tart', 2, '16:00'],
    ['Leg of lamb', 1, '16:20'],
    ['Chocolate tart', 4, '17:20'],
    ['Leg of lamb', 3, '18:05'],
    ['Gratin', 4, '19:00'],
    ['Leek soup', 7, '19:20'],
    ['Pear salad', 2, '19:50'],
    ['Leg of lamb', 6, '20:20'],
    ['Chocolate tart', 6, '21:15'],
  ];

  it('comes out within ten minutes of the plan on paper', () => {
    const { at } = timesOf(dinner, { isAheadAllowed: false });
    const starts = paper.map(([name, step, clock]) => ({
      name,
      step,
      clock,
      off: at(name, step).start - minuteOf(clock),
    }));
    expect(starts.filter(({ off }) => Math.abs(off) > 10)).toEqual([]);
  });

  it('turns the oven down before the gratin goes in beside the lamb', () => {
    const { at, plan } = timesOf(dinner);
    const down = at('Leg of lamb', 3).segments[1]!;
    expect(down).toMatchObject({ kind: 'oven', temperature: 160 });
    expect(at('Gratin', 4).start).toBeGreaterThanOrEqual(down.start);
    expect(plan.conflicts).toEqual([]);
  });

  it('says what of the past a late start would need', () => {
    const { plan } = timesOf(dinner, { now: minuteOf('15:00'), isAheadAllowed: false });
    expect(plan.conflicts).toContainEqual(expect.objectContaining({ kind: 'past', dish: 'Chocolate tart' }));
  });

  it('makes ahead what can be made the day before, which the shortcrust then waits for in the fridge', () => {
    const ahead = recipe('Shortcrust', {
      '': [['Rub butter into flour, best the day before.', { handsMinutes: 15 }], 'Chill for 2 hours, at most 2 days.'],
    });
    const { at, plan } = timesOf([dish('21:20', { ...tart }, [{ ...ahead, id: 'Shortcrust' }])]);
    expect(at('Shortcrust', 1).end).toBe(-180);
    expect(at('Shortcrust', 2)).toMatchObject({ start: -180, end: at('Chocolate tart', 1).start });
    expect(plan.conflicts).toEqual([]);
    const sameDay = timesOf([dish('21:20', tart, [{ ...ahead, id: 'Shortcrust' }])], { now: minuteOf('10:00') });
    expect(sameDay.at('Shortcrust', 1).start).toBeGreaterThan(minuteOf('10:00'));
    expect(sameDay.plan.conflicts).toEqual([]);
  });

  it('says which dish is in the way of another in the oven, and finds room in a second one', () => {
    const hot = recipe('Puff rolls', { '': ['Bake at 220 °C for 60 minutes just before serving.'] });
    const both = [dish('20:30', gratin), dish('20:30', hot)];
    expect(timesOf(both).plan.conflicts).toContainEqual(
      expect.objectContaining({ kind: 'waits', place: 'oven', dish: 'Gratin', others: ['Puff rolls'] }),
    );
    expect(timesOf(both, {}, { ...kitchen, ovens: [{ trays: 2 }, { trays: 1 }] }).plan.conflicts).toEqual([]);
    expect(timesOf(both, {}, { ...kitchen, ovens: [] }).plan.conflicts).toContainEqual(
      expect.objectContaining({ kind: 'noOven', dish: 'Gratin' }),
    );
  });

  it('assumes five minutes for a step without a time, and plans no step that only heats the oven', () => {
    const toast = recipe('Toasts', {
      '': ['Heat the oven to 200 °C.', 'Spread the paste on bread.', 'Bake for 6 minutes.'],
    });
    expect(dish('20:00', toast).blocks).toMatchObject([
      { step: 2, isAssumed: true, segments: [{ kind: 'hands', minutes: 5 }] },
      { step: 3, isAssumed: false, segments: [{ kind: 'oven', minutes: 6 }] },
    ]);
  });

  it('moves what can move when the cook is ten minutes late, and serving only where nothing else helps', () => {
    const { plan } = timesOf(dinner, { isAheadAllowed: false });
    const now = minuteOf('15:40');
    const started = plan.blocks.filter(({ start }) => start <= now);
    const lateBy = (late: number) => replanDinner(dinner, kitchen, { now, started, late, isAheadAllowed: false });
    const lining = lateBy(10).blocks.find(({ block }) => block.recipeName === 'Chocolate tart' && block.step === 1)!;
    expect(lining.end).toBe(started.find(({ block }) => block === lining.block)!.end + 10);
    expect(lateBy(10).delays).toEqual(new Map());
    expect(lateBy(90).delays.get('Chocolate tart')).toBeGreaterThan(0);
  });
});

describe('a guest who is late', () => {
  const now = minuteOf('19:55');
  const before = planDinner(dinner, kitchen, { isAheadAllowed: false });
  const started = before.blocks.filter(({ start }) => start <= now);
  const postponed = postponeServing(dinner, kitchen, { now, started, minutes: 45, isAheadAllowed: false });

  it('moves the dishes that are not served yet, and no step into the past', () => {
    expect(postponed.delays).toEqual(
      new Map(['Pear salad', 'Leg of lamb', 'Gratin', 'Green beans', 'Chocolate tart'].map((name) => [name, 45])),
    );
    const carving = postponed.plan.blocks.find(({ block }) => block.recipeName === 'Leg of lamb' && block.step === 6);
    expect(carving?.end).toBe(minuteOf('21:15'));
    const isStarted = new Set(started.map(({ block }) => block.id));
    for (const { block, start } of postponed.plan.blocks)
      if (!isStarted.has(block.id)) expect(start).toBeGreaterThanOrEqual(now);
  });

  it('says what is ready and waits meanwhile, for how long, and how long it may', () => {
    const waiting = postponed.waiting.map(({ placed: { block }, minutes, canWait }) => [
      block.recipeName,
      block.step,
      minutes > canWait,
    ]);
    // the salad is dressed, while meat may rest
    expect(waiting).toContainEqual(['Pear salad', 2, true]);
    expect(waiting).toContainEqual(['Leg of lamb', 4, false]);
    expect(waiting.some(([name]) => name === 'Leek soup')).toBe(false);
  });
});

describe('steps that were started by hand', () => {
  const rolls = recipe('Puff rolls', { '': ['Bake at 220 °C for 60 minutes.'] });
  const cake = recipe('Cake', { '': ['Bake at 160 °C for 60 minutes.'] });
  const both = [dish('20:30', rolls), dish('20:30', cake)];
  const [first, second] = both.map(({ blocks }) => blocks[0]?.id ?? '');
  const startAt = (start: string, block = '') => ({ block, start: minuteOf(start), end: minuteOf(start) + 60 });
  const planAt = (now: string) => {
    const started = startedBlocks(both, kitchen, [startAt('17:00', first), startAt('17:40', second)]);
    return planDinner(both, kitchen, { started, now: minuteOf(now) });
  };

  it('stay where they are, and it is said which of them need the same oven and when', () => {
    const plan = planAt('17:45');
    expect(plan.blocks.map(({ start }) => start)).toEqual([minuteOf('17:00'), minuteOf('17:40')]);
    const overlap = { kind: 'overlap', place: 'oven', block: second, others: [first] };
    expect(plan.conflicts).toEqual([
      expect.objectContaining({ ...overlap, from: minuteOf('17:40'), to: minuteOf('18:00') }),
    ]);
  });

  it('are not told of once the overlap is over', () => {
    expect(planAt('18:00').conflicts).toEqual([]);
  });
});

describe('raw poultry', () => {
  const chicken = (steps: Written[]): CookedRecipe => ({
    ...recipe('Roast chicken', { '': steps }),
    recipeIngredient: [
      { referenceId: 'line', title: '', note: '', food: { name: 'chicken' }, display: '1 chicken, about 1.5 kg' },
    ],
  });
  const rest: Written = 'Let the chicken stand at room temperature for 30 minutes.';
  const rub: Written = ['Rub the chicken with oil.', { handsMinutes: 5 }];
  const roast = 'Roast at 200 °C for 60 minutes, just before serving.';
  const busy = recipe('Soup', {
    '': [
      ['Chop the vegetables.', { handsMinutes: 120 }],
      ['Serve the soup just before serving.', { handsMinutes: 5 }],
    ],
  });

  it('stands at room temperature as long as its step says, also where other dishes need the hands', () => {
    const { at, plan } = timesOf([dish('19:00', chicken([rub, rest, roast])), dish('18:05', busy)]);
    const standing = at('Roast chicken', 2);
    expect(standing.end - standing.start).toBe(30);
    expect(standing.end).toBe(at('Roast chicken', 3).start);
    expect(plan.conflicts).toContainEqual(expect.objectContaining({ kind: 'rawPoultry', dish: 'Roast chicken' }));
  });

  it('waits in the fridge for as long as needed', () => {
    const salted = 'Chill the chicken in the fridge for 2 hours.';
    const { plan } = timesOf([dish('19:00', chicken([rub, salted, roast])), dish('18:05', busy)]);
    expect(plan.conflicts).toEqual([]);
  });

  it('is told of when what comes next is late', () => {
    const { plan } = timesOf([dish('19:00', chicken([rub, rest, roast]))]);
    const started = plan.blocks.filter(({ block }) => block.step <= 2);
    const later = planDinner([dish('19:30', chicken([rub, rest, roast]))], kitchen, { started });
    expect(later.conflicts).toContainEqual(expect.objectContaining({ kind: 'rawPoultry', minutes: 30 }));
  });

  it('is cooked once it was in the oven, and rests like other meat', () => {
    const blocks = dish('19:00', chicken([rub, rest, roast, 'Let the chicken rest for 15 minutes.'])).blocks;
    expect(blocks.map(({ isRawPoultry }) => isRawPoultry)).toEqual([true, true, false, false]);
  });
});

it('uses no more pans at the same time than the hob has room for, and says what is in the way', () => {
  const pans = ['Rice', 'Lentils', 'Spinach'].map((name) =>
    dish('19:00', recipe(name, { '': ['Simmer for 20 minutes just before serving.'] })),
  );
  const startsWith = (hobs: number) => planDinner(pans, { ...kitchen, hobs });
  expect(startsWith(3).conflicts).toEqual([]);
  const two = startsWith(2);
  expect(two.blocks.map(({ start }) => start)).toEqual([minuteOf('18:20'), minuteOf('18:40'), minuteOf('18:40')]);
  expect(two.conflicts).toMatchObject([{ kind: 'waits', place: 'hob', minutes: 20 }]);
});

it('lists what is prepared of each food for all dishes at once', () => {
  const withLines = (name: string, ...lines: [food: string, note: string][]) => ({
    ...recipe(name, {}),
    recipeIngredient: lines.map(([food, note], index) => ({
      referenceId: `${name} ${index}`,
      title: '',
      note,
      food: { name: food },
      display: [food, note].filter(Boolean).join(', '),
    })),
  });
  const rows = prepList([
    withLines('Lamb', ['garlic', '6 slivered'], ['salt', ''], ['honey', '']),
    withLines('Beans', ['Garlic', 'crushed'], ['salt', ''], ['shallots', 'finely chopped']),
  ]);
  expect(rows.map(({ food, parts }) => [food, parts.map((part) => part.recipe)])).toEqual([
    ['garlic', ['Lamb', 'Beans']],
    ['salt', ['Lamb', 'Beans']],
    ['shallots', ['Beans']],
  ]);
});
