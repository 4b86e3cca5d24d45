/**
 * @generated SignedSource<<51cd8c28e3858a29702f56ebfbf0ec6b>>
 * @relayHash ad83664af14cb348b6604fd766068465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a04fc9411fb412817f779e7838dbc886433a66bfde53fa969fc508f086fe1b01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a04fc9411fb412817f779e7838dbc886433a66bfde53fa969fc508f086fe1b01",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
