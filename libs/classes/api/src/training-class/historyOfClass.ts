import {
  deliveryFormats,
  deliveryPlatforms,
  trainerContactLabels,
  trainerStatuses,
  trainingClassStatuses,
} from '@console/classes-contracts';
import { Customer, keepsHistory, kept } from '@console/core-api';
import { Brand, Trainer, TrainingClass } from '../nodes.ts';

keepsHistory(TrainingClass, {
  entity: 'class',
  fields: {
    title: kept.text('Title'),
    status: kept.choice('Status', trainingClassStatuses.labels),
    startsAt: kept.moment('Starts'),
    endsAt: kept.moment('Ends'),
    trainerId: kept.person('Trainer', () => Trainer),
    customerId: kept.record('Customer', () => Customer),
    brandId: kept.record('Brand', () => Brand),
    maxAttendees: kept.text('Maximum attendees'),
    deliveryFormat: kept.choice('Delivery format', deliveryFormats.labels),
    deliveryPlatform: kept.choice('Delivery platform', deliveryPlatforms.labels),
    purchaseOrderReference: kept.text('Purchase order reference'),
  },
  parts: {
    sessions: kept.lines('Sessions'),
    deliveryAddress: kept.lines('Delivery address'),
    delegates: kept.lines('Delegates'),
    importedDelegates: kept.countedLines('Delegates imported'),
    preCourseAnswers: kept.lines('Pre-course answers'),
  },
});

keepsHistory(Trainer, {
  entity: 'trainer',
  fields: { status: kept.choice('Status', trainerStatuses.labels) },
  parts: {
    ...Object.fromEntries(Object.entries(trainerContactLabels).map(([field, label]) => [field, kept.lines(label)])),
    location: kept.lines('Location'),
    unavailableDays: kept.lines('Unavailable days'),
    courses: kept.lines('Courses'),
  },
});

keepsHistory(Brand, {
  entity: 'brand',
  fields: {
    name: kept.text('Name'),
    email: kept.text('Email'),
    emailDomain: kept.text('Email domain'),
    phoneNumber: kept.text('Phone number'),
    website: kept.text('Website'),
    primaryColor: kept.text('Primary colour'),
    secondaryColor: kept.text('Secondary colour'),
    iconUrl: kept.text('Icon address'),
    logoUrl: kept.text('Logo address'),
  },
  parts: { address: kept.lines('Address'), seller: kept.lines('Seller'), logo: kept.lines('Logo') },
});
