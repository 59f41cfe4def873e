import { findTimers } from './find-timers.ts';

const seconds = (text: string) => findTimers(text).map((timer) => timer.seconds);

describe('timers in the text of a step', () => {
  it('finds minutes, hours and seconds', () => {
    expect(seconds('Rest for 20 minutes, then bake 1 hour and stir 30 seconds.')).toEqual([1200, 3600, 30]);
  });

  it('takes the smaller number of a range', () => {
    expect(findTimers('Bake for 20 to 25 minutes.')).toEqual([{ label: '20 to 25 minutes', seconds: 1200 }]);
    expect(seconds('2-3 min')).toEqual([120]);
  });

  it('takes hours and minutes that belong together as one time', () => {
    expect(findTimers('Roast 1 hour 30 minutes.')).toEqual([{ label: '1 hour 30 minutes', seconds: 5400 }]);
    expect(seconds('1 Stunde und 15 Minuten')).toEqual([4500]);
  });

  it('knows halves, decimals and other languages', () => {
    expect(seconds('1½ hours')).toEqual([5400]);
    expect(seconds('0,5 Std.')).toEqual([1800]);
    expect(seconds('laisser 45 minutes')).toEqual([2700]);
    expect(seconds('لمدة 20 دقيقة')).toEqual([1200]);
  });

  it('leaves temperatures and amounts alone', () => {
    expect(findTimers('Heat to 180 °C, add 250 g flour, roll out 3 mm thick.')).toEqual([]);
    expect(findTimers('Add 3 eggs and 200 ml milk.')).toEqual([]);
  });
});
