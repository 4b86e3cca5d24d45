/**
 * @generated SignedSource<<57ec441e54a4bbcc179cef2d1d9706fa>>
 * @relayHash f520db989389865d4dc0cd3513de17e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68573fdb9608888875a1c722820b1490f3f3db88fcac8b98d2d9f8022f4b8ba4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68573fdb9608888875a1c722820b1490f3f3db88fcac8b98d2d9f8022f4b8ba4",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
