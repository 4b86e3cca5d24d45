/**
 * @generated SignedSource<<4d80eff0dc77a0d7e755b6378ebb6a1a>>
 * @relayHash a5e0fd846f890ca02ca93e72928a0c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 992a42d7f1a6376b075fd587aca59d943d96301dbdee44701e3ef7282b414d47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateBookingPageQuery } from './CreateBookingPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateBookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "992a42d7f1a6376b075fd587aca59d943d96301dbdee44701e3ef7282b414d47",
    "metadata": {},
    "name": "CreateBookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
