import { days, type Random, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import type { seed as core } from '@console/core-api';
import type { Business } from './plan.ts';
import { startDayFor } from './schedule.ts';

interface Asking {
  bookedAt: Date;
  draw: Random;
  /** Any course by default. */
  course?: classes.SeededCourse | undefined;
  startDay?: number | undefined;
}

/** The classes that a batch of bookings can choose from. It plans new ones when the present ones are full. */
export class ClassOffer {
  readonly classes: classes.PlannedClass[] = [];
  readonly #publicByWeek = new Map<number, classes.PlannedClass[]>();
  readonly #context: SeedContext;
  readonly #business: Business;
  /** Gives each batch its own range of class numbers. */
  readonly #firstNumber: number;

  constructor(context: SeedContext, business: Business, firstNumber: number) {
    this.#context = context;
    this.#business = business;
    this.#firstNumber = firstNumber;
  }

  course(title: string): classes.SeededCourse | undefined {
    return this.#business.catalogue.courses.find((one) => one.title === title);
  }

  privateClass(asking: Asking, customer: core.SeededCustomer): classes.PlannedClass {
    return this.#make(asking, this.#startDay(asking), asking.bookedAt, customer);
  }

  /** Returns a public class with at least `quantity` free seats. Plans a new class when none has enough. */
  publicClass(asking: Asking, quantity: number): classes.PlannedClass {
    const { bookedAt, draw, course } = asking;
    const startDay = this.#startDay(asking);
    const week = Math.floor((startDay + 3) / 7);
    const offered = this.#publicByWeek.get(week) ?? [];
    this.#publicByWeek.set(week, offered);
    const fitting = offered.filter(
      (one) =>
        classes.freeSeats(one) >= quantity &&
        classes.startOf(one) > days.addDays(bookedAt, 1) &&
        (one.status !== 'canceled' || one.reservations.length < 4) &&
        (!course || (one.course === course && one.status === 'confirmed')),
    );
    if (fitting.length > 0 && !draw.chance(0.1)) return draw.pick(fitting);
    const made = this.#make(asking, startDay, days.addDays(bookedAt, -draw.between(5, 60)), null);
    offered.push(made);
    return made;
  }

  #startDay({ bookedAt, draw, startDay }: Asking): number {
    return startDay ?? startDayFor(bookedAt, this.#context.now, draw);
  }

  #make({ course, draw }: Asking, startDay: number, createdAt: Date, customer: core.SeededCustomer | null) {
    const { catalogue, trainers, staff } = this.#business;
    const number = this.#firstNumber + this.classes.length;
    const wish = { number, course: course ?? draw.pick(catalogue.courses), startDay, createdAt, customer };
    const made = classes.planClass(wish, this.#context, trainers, staff.staffIds);
    this.classes.push(made);
    return made;
  }
}
