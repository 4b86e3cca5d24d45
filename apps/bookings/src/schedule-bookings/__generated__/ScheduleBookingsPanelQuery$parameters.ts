/**
 * @generated SignedSource<<8f49528e6116262af1d3029d61570ed1>>
 * @relayHash 66789da9a26a9b031ef69e915f23bc5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324c7c48e0cac24048a84443d98e95f299c39350ae66a950dadc0318cd2732b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleBookingsPanelQuery } from './ScheduleBookingsPanelQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleBookingsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "324c7c48e0cac24048a84443d98e95f299c39350ae66a950dadc0318cd2732b6",
    "metadata": {},
    "name": "ScheduleBookingsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
